/** Whether this is `npm run test:long`: `npm test` asks the same questions, of fewer cases. */
export const isLong = process.env.STRESS_TESTS === 'long';
