// Written by build-slots.ts from templates.tsx: change the template, not this.
export const SLOTS = {
  "frontCover": {
    "title": {
      "x": 16,
      "y": 13,
      "width": 178,
      "height": 74
    },
    "names": {
      "x": 16,
      "y": 181,
      "width": 150,
      "height": 15
    }
  },
  "dedication": {
    "ornament": {
      "x": 83,
      "y": 30,
      "width": 44,
      "height": 30
    },
    "text": {
      "x": 36,
      "y": 66,
      "width": 138,
      "height": 86
    }
  },
  "titlePage": {
    "title": {
      "x": 22,
      "y": 22,
      "width": 166,
      "height": 52
    },
    "names": {
      "x": 22,
      "y": 78,
      "width": 166,
      "height": 12
    },
    "picture": {
      "x": 66,
      "y": 94,
      "width": 78,
      "height": 78
    },
    "imprint": {
      "x": 75,
      "y": 180,
      "width": 60,
      "height": 12
    }
  },
  "closing": {
    "fin": {
      "x": 28,
      "y": 30,
      "width": 154,
      "height": 36
    },
    "text": {
      "x": 32,
      "y": 72,
      "width": 146,
      "height": 62
    },
    "bird": {
      "x": 84,
      "y": 138,
      "width": 42,
      "height": 34
    },
    "farewell": {
      "x": 28,
      "y": 173,
      "width": 154,
      "height": 14
    }
  },
  "activity": {
    "title": {
      "x": 20,
      "y": 18,
      "width": 170,
      "height": 17
    },
    "text": {
      "x": 30,
      "y": 35,
      "width": 150,
      "height": 17
    },
    "field": {
      "x": 20,
      "y": 55,
      "width": 170,
      "height": 128
    }
  },
  "colophon": {
    "bird": {
      "x": 90,
      "y": 34,
      "width": 30,
      "height": 24
    },
    "title": {
      "x": 30,
      "y": 64,
      "width": 150,
      "height": 20
    },
    "text": {
      "x": 36,
      "y": 84,
      "width": 138,
      "height": 96
    }
  },
  "backCover": {
    "panel": {
      "x": 22,
      "y": 20,
      "width": 166,
      "height": 100
    }
  },
  "cast1": {
    "title": {
      "x": 30,
      "y": 17,
      "width": 150,
      "height": 17
    },
    "portrait0": {
      "x": 49,
      "y": 47,
      "width": 112,
      "height": 112
    },
    "caption0": {
      "x": 49,
      "y": 159,
      "width": 112,
      "height": 22
    }
  },
  "cast2": {
    "title": {
      "x": 30,
      "y": 17,
      "width": 150,
      "height": 17
    },
    "portrait0": {
      "x": 21,
      "y": 62,
      "width": 80,
      "height": 80
    },
    "caption0": {
      "x": 21,
      "y": 142,
      "width": 80,
      "height": 24
    },
    "portrait1": {
      "x": 109,
      "y": 62,
      "width": 80,
      "height": 80
    },
    "caption1": {
      "x": 109,
      "y": 142,
      "width": 80,
      "height": 24
    }
  },
  "cast3": {
    "title": {
      "x": 30,
      "y": 17,
      "width": 150,
      "height": 17
    },
    "portrait0": {
      "x": 47,
      "y": 40,
      "width": 54,
      "height": 54
    },
    "caption0": {
      "x": 47,
      "y": 94,
      "width": 54,
      "height": 17
    },
    "portrait1": {
      "x": 109,
      "y": 40,
      "width": 54,
      "height": 54
    },
    "caption1": {
      "x": 109,
      "y": 94,
      "width": 54,
      "height": 17
    },
    "portrait2": {
      "x": 78,
      "y": 117,
      "width": 54,
      "height": 54
    },
    "caption2": {
      "x": 78,
      "y": 171,
      "width": 54,
      "height": 17
    }
  },
  "cast4": {
    "title": {
      "x": 30,
      "y": 17,
      "width": 150,
      "height": 17
    },
    "portrait0": {
      "x": 47,
      "y": 40,
      "width": 54,
      "height": 54
    },
    "caption0": {
      "x": 47,
      "y": 94,
      "width": 54,
      "height": 17
    },
    "portrait1": {
      "x": 109,
      "y": 40,
      "width": 54,
      "height": 54
    },
    "caption1": {
      "x": 109,
      "y": 94,
      "width": 54,
      "height": 17
    },
    "portrait2": {
      "x": 47,
      "y": 117,
      "width": 54,
      "height": 54
    },
    "caption2": {
      "x": 47,
      "y": 171,
      "width": 54,
      "height": 17
    },
    "portrait3": {
      "x": 109,
      "y": 117,
      "width": 54,
      "height": 54
    },
    "caption3": {
      "x": 109,
      "y": 171,
      "width": 54,
      "height": 17
    }
  },
  "cast5": {
    "title": {
      "x": 30,
      "y": 17,
      "width": 150,
      "height": 17
    },
    "portrait0": {
      "x": 22,
      "y": 41.33,
      "width": 50,
      "height": 50
    },
    "caption0": {
      "x": 22,
      "y": 91.33,
      "width": 50,
      "height": 19
    },
    "portrait1": {
      "x": 80,
      "y": 41.33,
      "width": 50,
      "height": 50
    },
    "caption1": {
      "x": 80,
      "y": 91.33,
      "width": 50,
      "height": 19
    },
    "portrait2": {
      "x": 138,
      "y": 41.33,
      "width": 50,
      "height": 50
    },
    "caption2": {
      "x": 138,
      "y": 91.33,
      "width": 50,
      "height": 19
    },
    "portrait3": {
      "x": 51,
      "y": 117.67,
      "width": 50,
      "height": 50
    },
    "caption3": {
      "x": 51,
      "y": 167.67,
      "width": 50,
      "height": 19
    },
    "portrait4": {
      "x": 109,
      "y": 117.67,
      "width": 50,
      "height": 50
    },
    "caption4": {
      "x": 109,
      "y": 167.67,
      "width": 50,
      "height": 19
    }
  },
  "cast6": {
    "title": {
      "x": 30,
      "y": 17,
      "width": 150,
      "height": 17
    },
    "portrait0": {
      "x": 22,
      "y": 41.33,
      "width": 50,
      "height": 50
    },
    "caption0": {
      "x": 22,
      "y": 91.33,
      "width": 50,
      "height": 19
    },
    "portrait1": {
      "x": 80,
      "y": 41.33,
      "width": 50,
      "height": 50
    },
    "caption1": {
      "x": 80,
      "y": 91.33,
      "width": 50,
      "height": 19
    },
    "portrait2": {
      "x": 138,
      "y": 41.33,
      "width": 50,
      "height": 50
    },
    "caption2": {
      "x": 138,
      "y": 91.33,
      "width": 50,
      "height": 19
    },
    "portrait3": {
      "x": 22,
      "y": 117.67,
      "width": 50,
      "height": 50
    },
    "caption3": {
      "x": 22,
      "y": 167.67,
      "width": 50,
      "height": 19
    },
    "portrait4": {
      "x": 80,
      "y": 117.67,
      "width": 50,
      "height": 50
    },
    "caption4": {
      "x": 80,
      "y": 167.67,
      "width": 50,
      "height": 19
    },
    "portrait5": {
      "x": 138,
      "y": 117.67,
      "width": 50,
      "height": 50
    },
    "caption5": {
      "x": 138,
      "y": 167.67,
      "width": 50,
      "height": 19
    }
  },
  "cast7": {
    "title": {
      "x": 30,
      "y": 17,
      "width": 150,
      "height": 17
    },
    "portrait0": {
      "x": 19.5,
      "y": 45.33,
      "width": 39,
      "height": 39
    },
    "caption0": {
      "x": 19.5,
      "y": 84.33,
      "width": 39,
      "height": 24
    },
    "portrait1": {
      "x": 63.5,
      "y": 45.33,
      "width": 39,
      "height": 39
    },
    "caption1": {
      "x": 63.5,
      "y": 84.33,
      "width": 39,
      "height": 24
    },
    "portrait2": {
      "x": 107.5,
      "y": 45.33,
      "width": 39,
      "height": 39
    },
    "caption2": {
      "x": 107.5,
      "y": 84.33,
      "width": 39,
      "height": 24
    },
    "portrait3": {
      "x": 151.5,
      "y": 45.33,
      "width": 39,
      "height": 39
    },
    "caption3": {
      "x": 151.5,
      "y": 84.33,
      "width": 39,
      "height": 24
    },
    "portrait4": {
      "x": 41.5,
      "y": 119.67,
      "width": 39,
      "height": 39
    },
    "caption4": {
      "x": 41.5,
      "y": 158.67,
      "width": 39,
      "height": 24
    },
    "portrait5": {
      "x": 85.5,
      "y": 119.67,
      "width": 39,
      "height": 39
    },
    "caption5": {
      "x": 85.5,
      "y": 158.67,
      "width": 39,
      "height": 24
    },
    "portrait6": {
      "x": 129.5,
      "y": 119.67,
      "width": 39,
      "height": 39
    },
    "caption6": {
      "x": 129.5,
      "y": 158.67,
      "width": 39,
      "height": 24
    }
  },
  "cast8": {
    "title": {
      "x": 30,
      "y": 17,
      "width": 150,
      "height": 17
    },
    "portrait0": {
      "x": 19.5,
      "y": 45.33,
      "width": 39,
      "height": 39
    },
    "caption0": {
      "x": 19.5,
      "y": 84.33,
      "width": 39,
      "height": 24
    },
    "portrait1": {
      "x": 63.5,
      "y": 45.33,
      "width": 39,
      "height": 39
    },
    "caption1": {
      "x": 63.5,
      "y": 84.33,
      "width": 39,
      "height": 24
    },
    "portrait2": {
      "x": 107.5,
      "y": 45.33,
      "width": 39,
      "height": 39
    },
    "caption2": {
      "x": 107.5,
      "y": 84.33,
      "width": 39,
      "height": 24
    },
    "portrait3": {
      "x": 151.5,
      "y": 45.33,
      "width": 39,
      "height": 39
    },
    "caption3": {
      "x": 151.5,
      "y": 84.33,
      "width": 39,
      "height": 24
    },
    "portrait4": {
      "x": 19.5,
      "y": 119.67,
      "width": 39,
      "height": 39
    },
    "caption4": {
      "x": 19.5,
      "y": 158.67,
      "width": 39,
      "height": 24
    },
    "portrait5": {
      "x": 63.5,
      "y": 119.67,
      "width": 39,
      "height": 39
    },
    "caption5": {
      "x": 63.5,
      "y": 158.67,
      "width": 39,
      "height": 24
    },
    "portrait6": {
      "x": 107.5,
      "y": 119.67,
      "width": 39,
      "height": 39
    },
    "caption6": {
      "x": 107.5,
      "y": 158.67,
      "width": 39,
      "height": 24
    },
    "portrait7": {
      "x": 151.5,
      "y": 119.67,
      "width": 39,
      "height": 39
    },
    "caption7": {
      "x": 151.5,
      "y": 158.67,
      "width": 39,
      "height": 24
    }
  },
  "pictures2": {
    "picture0": {
      "x": 50,
      "y": 92,
      "width": 50,
      "height": 62
    },
    "picture1": {
      "x": 110,
      "y": 92,
      "width": 50,
      "height": 62
    }
  },
  "pictures3": {
    "picture0": {
      "x": 23,
      "y": 93,
      "width": 48,
      "height": 60
    },
    "picture1": {
      "x": 81,
      "y": 93,
      "width": 48,
      "height": 60
    },
    "picture2": {
      "x": 139,
      "y": 93,
      "width": 48,
      "height": 60
    }
  },
  "pictures4": {
    "picture0": {
      "x": 50,
      "y": 59.33,
      "width": 50,
      "height": 62
    },
    "picture1": {
      "x": 110,
      "y": 59.33,
      "width": 50,
      "height": 62
    },
    "picture2": {
      "x": 50,
      "y": 124.67,
      "width": 50,
      "height": 62
    },
    "picture3": {
      "x": 110,
      "y": 124.67,
      "width": 50,
      "height": 62
    }
  },
  "pictures6": {
    "picture0": {
      "x": 23,
      "y": 60.67,
      "width": 48,
      "height": 60
    },
    "picture1": {
      "x": 81,
      "y": 60.67,
      "width": 48,
      "height": 60
    },
    "picture2": {
      "x": 139,
      "y": 60.67,
      "width": 48,
      "height": 60
    },
    "picture3": {
      "x": 23,
      "y": 125.33,
      "width": 48,
      "height": 60
    },
    "picture4": {
      "x": 81,
      "y": 125.33,
      "width": 48,
      "height": 60
    },
    "picture5": {
      "x": 139,
      "y": 125.33,
      "width": 48,
      "height": 60
    }
  }
} as const
