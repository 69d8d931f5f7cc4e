console.log(104);
