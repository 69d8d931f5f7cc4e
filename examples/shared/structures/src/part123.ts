console.log(123);
