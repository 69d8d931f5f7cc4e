console.log(112);
