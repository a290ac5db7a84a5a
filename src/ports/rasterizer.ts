/** Draws again, larger, what was drawn as vectors. */
export interface Rasterizer {
  /** The same picture as JPEG of `widthPx` pixels across, in its own shape, marked as the first one was. */
  jpeg(svg: string, widthPx: number, signal?: AbortSignal): Promise<Uint8Array>
}
