import { defineConfig } from 'drizzle-kit'

/** Only for `bun run migrations`; the product applies what that writes by itself. */
export default defineConfig({
  dialect: 'turso',
  schema: './src/adapters/libsql/schema.ts',
  out: './drizzle',
  dbCredentials: { url: 'file:data/colorin.db' },
})
