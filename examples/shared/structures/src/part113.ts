console.log(113);
