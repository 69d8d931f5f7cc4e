import {EventEmitter} from 'eventemitter3';
import {withTimeout} from './time.js';
import type {Duration} from './duration.js';

export interface QueueEvents {
  start: [name: string];
  done: [name: string];
  failed: [name: string, error: unknown];
  idle: [];
}

export interface QueueOptions {
  /** Default: 4. */
  readonly concurrency?: number;
  readonly timeout?: Duration;
}

interface Entry {
  readonly name: string;
  readonly run: () => Promise<void>;
}

/** Runs a number of tasks at the same time, and the others after them. */
export class Queue extends EventEmitter<QueueEvents> {
  readonly #waiting: Entry[] = [];
  #running = 0;

  constructor(private readonly options: QueueOptions = {}) {
    super();
  }

  get size(): number {
    return this.#waiting.length + this.#running;
  }

  add<Value>(name: string, task: () => Promise<Value>): Promise<Value> {
    return new Promise((resolve, reject) => {
      const run = async () => {
        const {timeout} = this.options;
        try {
          this.emit('start', name);
          resolve(await (timeout === undefined ? task() : withTimeout(task(), timeout)));
          this.emit('done', name);
        } catch (error) {
          reject(error);
          this.emit('failed', name, error);
        }
      };
      this.#waiting.push({name, run});
      this.#next();
    });
  }

  #next(): void {
    while (this.#running < (this.options.concurrency ?? 4)) {
      const entry = this.#waiting.shift();
      if (!entry) {
        break;
      }
      this.#running += 1;
      void entry.run().finally(() => {
        this.#running -= 1;
        this.#next();
        if (this.size === 0) {
          this.emit('idle');
        }
      });
    }
  }
}
