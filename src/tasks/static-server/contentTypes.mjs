// @ts-check
import path from 'node:path';

/** @type {Readonly<Record<string, string>>} */
const byExtension = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

/**
 * The `Content-Type` of a file, by its extension alone.
 *
 * @param {string} file a path or file name
 * @returns {string} `application/octet-stream` for an unknown extension
 */
export function contentType(file) {
  return byExtension[path.extname(file).toLowerCase()] ?? 'application/octet-stream';
}

/**
 * Whether compressing pays: text does, pictures and fonts are compressed already.
 *
 * @param {string} type a `Content-Type`
 * @returns {boolean}
 */
export function isCompressible(type) {
  return /^(text\/|application\/(json|xml|manifest)|image\/(svg|x-icon))/.test(type);
}
