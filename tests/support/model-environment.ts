/** What lets no budget end a test. */
export const AMPLE_BUDGETS = { BUDGET_BOOK_USD: '100', BUDGET_ACCOUNT_DAY_USD: '1000', BUDGET_DAY_USD: '1000' }

/** A server whose models answer at `url`: quick to try again, and pictures as small as they may be. */
export function modelEnvironment(url: string, more: Record<string, string> = {}): Record<string, string> {
  return { OPENAI_API_KEY: 'sk-test', OPENAI_BASE_URL: url, RETRY_DELAYS_MS: '10', IMAGE_SIZE: '816', ...more }
}
