console.log(131);
