console.log(128);
