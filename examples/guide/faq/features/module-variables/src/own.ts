export const own = () => {
  __webpack_public_path__ = __webpack_hash__;
  return __webpack_nonce__;
};
