/** What a paid call used. Offline adapters answer `FREE`. */
export type Cost = { model: string; inputTokens: number; outputTokens: number; images: number; usd: number }

export const FREE: Cost = { model: 'offline', inputTokens: 0, outputTokens: 0, images: 0, usd: 0 }
