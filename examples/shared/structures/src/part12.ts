console.log(12);
