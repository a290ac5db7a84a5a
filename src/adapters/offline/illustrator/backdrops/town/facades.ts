export const WALLS = ['#fbefdc', '#f3d3b4', '#e9b8a0', '#f6e2b0', '#d9e3d6', '#e3d2e0'] as const

export const ROOFS = ['#c8643c', '#b5543f', '#8f5a72', '#4f7f8f', '#a5645a'] as const

export const FACADES = ['#e9b872', '#e08a7d', '#9cc0b8', '#f2d9a0', '#c98f76', '#b5b3d3', '#f0c3ae'] as const
