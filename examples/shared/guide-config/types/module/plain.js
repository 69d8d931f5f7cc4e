console.log(typeof require);
