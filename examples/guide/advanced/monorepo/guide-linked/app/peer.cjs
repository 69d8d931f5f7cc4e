console.log(require('library/peer.js').beta);
