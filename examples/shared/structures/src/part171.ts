console.log(171);
