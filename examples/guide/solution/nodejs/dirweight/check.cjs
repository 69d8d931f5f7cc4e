const { weigh } = require('dirweight');

weigh('scale').then((weight) => console.log(weight));
