console.log(111);
