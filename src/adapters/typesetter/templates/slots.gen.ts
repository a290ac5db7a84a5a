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
      "height": 48
    },
    "names": {
      "x": 22,
      "y": 73,
      "width": 166,
      "height": 12
    },
    "picture": {
      "x": 63,
      "y": 89,
      "width": 84,
      "height": 84
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
      "y": 28,
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
      "x": 43,
      "y": 36.67,
      "width": 58,
      "height": 58
    },
    "caption0": {
      "x": 43,
      "y": 94.67,
      "width": 58,
      "height": 18
    },
    "portrait1": {
      "x": 109,
      "y": 36.67,
      "width": 58,
      "height": 58
    },
    "caption1": {
      "x": 109,
      "y": 94.67,
      "width": 58,
      "height": 18
    },
    "portrait2": {
      "x": 76,
      "y": 115.33,
      "width": 58,
      "height": 58
    },
    "caption2": {
      "x": 76,
      "y": 173.33,
      "width": 58,
      "height": 18
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
      "x": 43,
      "y": 36.67,
      "width": 58,
      "height": 58
    },
    "caption0": {
      "x": 43,
      "y": 94.67,
      "width": 58,
      "height": 18
    },
    "portrait1": {
      "x": 109,
      "y": 36.67,
      "width": 58,
      "height": 58
    },
    "caption1": {
      "x": 109,
      "y": 94.67,
      "width": 58,
      "height": 18
    },
    "portrait2": {
      "x": 43,
      "y": 115.33,
      "width": 58,
      "height": 58
    },
    "caption2": {
      "x": 43,
      "y": 173.33,
      "width": 58,
      "height": 18
    },
    "portrait3": {
      "x": 109,
      "y": 115.33,
      "width": 58,
      "height": 58
    },
    "caption3": {
      "x": 109,
      "y": 173.33,
      "width": 58,
      "height": 18
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
      "x": 16,
      "y": 38,
      "width": 54,
      "height": 54
    },
    "caption0": {
      "x": 16,
      "y": 92,
      "width": 54,
      "height": 20
    },
    "portrait1": {
      "x": 78,
      "y": 38,
      "width": 54,
      "height": 54
    },
    "caption1": {
      "x": 78,
      "y": 92,
      "width": 54,
      "height": 20
    },
    "portrait2": {
      "x": 140,
      "y": 38,
      "width": 54,
      "height": 54
    },
    "caption2": {
      "x": 140,
      "y": 92,
      "width": 54,
      "height": 20
    },
    "portrait3": {
      "x": 47,
      "y": 116,
      "width": 54,
      "height": 54
    },
    "caption3": {
      "x": 47,
      "y": 170,
      "width": 54,
      "height": 20
    },
    "portrait4": {
      "x": 109,
      "y": 116,
      "width": 54,
      "height": 54
    },
    "caption4": {
      "x": 109,
      "y": 170,
      "width": 54,
      "height": 20
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
      "x": 16,
      "y": 38,
      "width": 54,
      "height": 54
    },
    "caption0": {
      "x": 16,
      "y": 92,
      "width": 54,
      "height": 20
    },
    "portrait1": {
      "x": 78,
      "y": 38,
      "width": 54,
      "height": 54
    },
    "caption1": {
      "x": 78,
      "y": 92,
      "width": 54,
      "height": 20
    },
    "portrait2": {
      "x": 140,
      "y": 38,
      "width": 54,
      "height": 54
    },
    "caption2": {
      "x": 140,
      "y": 92,
      "width": 54,
      "height": 20
    },
    "portrait3": {
      "x": 16,
      "y": 116,
      "width": 54,
      "height": 54
    },
    "caption3": {
      "x": 16,
      "y": 170,
      "width": 54,
      "height": 20
    },
    "portrait4": {
      "x": 78,
      "y": 116,
      "width": 54,
      "height": 54
    },
    "caption4": {
      "x": 78,
      "y": 170,
      "width": 54,
      "height": 20
    },
    "portrait5": {
      "x": 140,
      "y": 116,
      "width": 54,
      "height": 54
    },
    "caption5": {
      "x": 140,
      "y": 170,
      "width": 54,
      "height": 20
    }
  },
  "cast7": {
    "title": {
      "x": 30,
      "y": 13,
      "width": 150,
      "height": 16
    },
    "portrait0": {
      "x": 55.5,
      "y": 30,
      "width": 38,
      "height": 38
    },
    "caption0": {
      "x": 46.5,
      "y": 68,
      "width": 56,
      "height": 16
    },
    "portrait1": {
      "x": 116.5,
      "y": 30,
      "width": 38,
      "height": 38
    },
    "caption1": {
      "x": 107.5,
      "y": 68,
      "width": 56,
      "height": 16
    },
    "portrait2": {
      "x": 25,
      "y": 85,
      "width": 38,
      "height": 38
    },
    "caption2": {
      "x": 16,
      "y": 123,
      "width": 56,
      "height": 16
    },
    "portrait3": {
      "x": 86,
      "y": 85,
      "width": 38,
      "height": 38
    },
    "caption3": {
      "x": 77,
      "y": 123,
      "width": 56,
      "height": 16
    },
    "portrait4": {
      "x": 147,
      "y": 85,
      "width": 38,
      "height": 38
    },
    "caption4": {
      "x": 138,
      "y": 123,
      "width": 56,
      "height": 16
    },
    "portrait5": {
      "x": 55.5,
      "y": 140,
      "width": 38,
      "height": 38
    },
    "caption5": {
      "x": 46.5,
      "y": 178,
      "width": 56,
      "height": 16
    },
    "portrait6": {
      "x": 116.5,
      "y": 140,
      "width": 38,
      "height": 38
    },
    "caption6": {
      "x": 107.5,
      "y": 178,
      "width": 56,
      "height": 16
    }
  },
  "cast8": {
    "title": {
      "x": 30,
      "y": 13,
      "width": 150,
      "height": 16
    },
    "portrait0": {
      "x": 25,
      "y": 30,
      "width": 38,
      "height": 38
    },
    "caption0": {
      "x": 16,
      "y": 68,
      "width": 56,
      "height": 16
    },
    "portrait1": {
      "x": 86,
      "y": 30,
      "width": 38,
      "height": 38
    },
    "caption1": {
      "x": 77,
      "y": 68,
      "width": 56,
      "height": 16
    },
    "portrait2": {
      "x": 147,
      "y": 30,
      "width": 38,
      "height": 38
    },
    "caption2": {
      "x": 138,
      "y": 68,
      "width": 56,
      "height": 16
    },
    "portrait3": {
      "x": 55.5,
      "y": 85,
      "width": 38,
      "height": 38
    },
    "caption3": {
      "x": 46.5,
      "y": 123,
      "width": 56,
      "height": 16
    },
    "portrait4": {
      "x": 116.5,
      "y": 85,
      "width": 38,
      "height": 38
    },
    "caption4": {
      "x": 107.5,
      "y": 123,
      "width": 56,
      "height": 16
    },
    "portrait5": {
      "x": 25,
      "y": 140,
      "width": 38,
      "height": 38
    },
    "caption5": {
      "x": 16,
      "y": 178,
      "width": 56,
      "height": 16
    },
    "portrait6": {
      "x": 86,
      "y": 140,
      "width": 38,
      "height": 38
    },
    "caption6": {
      "x": 77,
      "y": 178,
      "width": 56,
      "height": 16
    },
    "portrait7": {
      "x": 147,
      "y": 140,
      "width": 38,
      "height": 38
    },
    "caption7": {
      "x": 138,
      "y": 178,
      "width": 56,
      "height": 16
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
