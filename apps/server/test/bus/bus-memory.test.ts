import { describe } from 'vitest';
import { openBus } from '../../src/bus/open.ts';
import { busContract } from './contract.ts';

describe('the bus in memory', () => {
  busContract(
    () => openBus({ REDIS_URL: undefined }),
    async () => {},
  );
});
