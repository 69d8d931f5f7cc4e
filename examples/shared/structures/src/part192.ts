console.log(192);
