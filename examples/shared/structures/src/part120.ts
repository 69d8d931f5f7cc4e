console.log(120);
