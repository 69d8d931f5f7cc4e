console.log(174);
