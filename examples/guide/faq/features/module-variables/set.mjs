__webpack_nonce__ = 'abc';
