import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{src,test,db,content}/**/*.test.{ts,tsx}'],
    globalSetup: ['test/database-server.ts'],
  },
});
