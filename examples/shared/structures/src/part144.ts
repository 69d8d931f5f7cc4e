console.log(144);
