console.log(81);
