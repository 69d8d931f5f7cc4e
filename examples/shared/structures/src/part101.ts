console.log(101);
