console.log(194);
