console.log(189);
