console.log(require('map-kit'));
