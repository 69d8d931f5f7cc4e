// @ts-check
import {UsageError} from '../commandLine.mjs';

/**
 * @param {NodeJS.ProcessEnv} env
 * @returns {{appId: string, adminKey: string, indexName: string}}
 * @throws {UsageError} naming what is missing
 */
export function readCredentials(env) {
  /** @param {string} name */
  const read = (name) => {
    const value = env[name] ?? '';
    if (value === '') {
      throw new UsageError(`${name} is missing. Nothing was sent.`);
    }
    return value;
  };
  return {
    appId: read('SEARCH_APP_ID'),
    adminKey: read('SEARCH_ADMIN_KEY'),
    indexName: read('SEARCH_INDEX_NAME'),
  };
}

/**
 * Another address than the provider's own: tests have a server on this machine stand in.
 *
 * @param {NodeJS.ProcessEnv} env `SEARCH_UPLOAD_HOST` is an address such as `http://127.0.0.1:4000`,
 *   `SEARCH_UPLOAD_TIMEOUT` the milliseconds that an answer may take
 * @returns {import('algoliasearch').ClientOptions}
 * @throws {UsageError} when one is no address or no number
 */
export function clientOptions(env) {
  const timeout = Number(env.SEARCH_UPLOAD_TIMEOUT || 30_000);
  if (!Number.isFinite(timeout) || timeout <= 0) {
    throw new UsageError(
      `SEARCH_UPLOAD_TIMEOUT is "${env.SEARCH_UPLOAD_TIMEOUT}", not a time in ms.`,
    );
  }
  const timeouts = {connect: Math.min(timeout, 2000), read: timeout, write: timeout};
  if (!env.SEARCH_UPLOAD_HOST) {
    return {timeouts};
  }
  if (!URL.canParse(env.SEARCH_UPLOAD_HOST)) {
    throw new UsageError(`SEARCH_UPLOAD_HOST is "${env.SEARCH_UPLOAD_HOST}", not an address.`);
  }
  const {hostname, port, protocol} = new URL(env.SEARCH_UPLOAD_HOST);
  return {
    timeouts,
    hosts: [
      {
        url: hostname,
        accept: 'readWrite',
        protocol: protocol === 'http:' ? 'http' : 'https',
        ...(port && {port: Number(port)}),
      },
    ],
  };
}
