console.log(155);
