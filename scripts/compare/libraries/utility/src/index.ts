export {Cache, memoize, type CacheOptions} from './cache.js';
export {toMilliseconds, type Duration, type Unit} from './duration.js';
export {RetryError, TimeoutError} from './errors.js';
export {Queue, type QueueEvents, type QueueOptions} from './queue.js';
export {retry, type RetryOptions} from './retry.js';
export {sleep, withTimeout} from './time.js';
