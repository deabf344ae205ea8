/**
 * For Vitest's `setupFiles`: passwords cost a test next to nothing, since what they are hashed for is none of its matter. What
 * the product pays is tried at its full price in src/features/auth/passwords, and wherever a whole product is started.
 */
import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

const least = { memory: 8, passes: 1 };

const { argon2, argon2Sync } = crypto;
crypto.argon2 = (algorithm, parameters, callback) => argon2(algorithm, { ...parameters, ...least }, callback);
crypto.argon2Sync = (algorithm, parameters) => argon2Sync(algorithm, { ...parameters, ...least });
syncBuiltinESMExports();
