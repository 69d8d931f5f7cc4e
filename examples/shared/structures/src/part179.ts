console.log(179);
