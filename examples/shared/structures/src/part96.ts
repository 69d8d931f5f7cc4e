console.log(96);
