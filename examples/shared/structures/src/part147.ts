console.log(147);
