console.log('run:', require('kettle/only')(1));
