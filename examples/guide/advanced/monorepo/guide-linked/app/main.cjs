console.log(require('library').react);
