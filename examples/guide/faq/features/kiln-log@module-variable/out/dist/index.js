const nonce = ()=>"u" < typeof __webpack_nonce__ ? void 0 : __webpack_nonce__;
export { nonce };
