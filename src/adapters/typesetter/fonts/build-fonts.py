"""Decodes and merges the fontsource subsets into the TrueType files beside this script. See README.md."""
import os, sys, tempfile
from fontTools.ttLib import TTFont
from fontTools.merge import Merger

NODE_MODULES = sys.argv[1]
WANTED = [("fredoka", 600, "Fredoka-SemiBold"), ("literata", 400, "Literata-Regular")]
HERE = os.path.dirname(os.path.abspath(__file__))

for family, weight, name in WANTED:
    with tempfile.TemporaryDirectory() as scratch:
        parts = []
        for subset in ("latin", "latin-ext"):
            font = TTFont(f"{NODE_MODULES}/@fontsource/{family}/files/{family}-{subset}-{weight}-normal.woff2")
            font.flavor = None
            parts.append(f"{scratch}/{subset}.ttf")
            font.save(parts[-1], reorderTables=True)
        merged = Merger().merge(parts)
        # A file date would change the bytes from one build to the next.
        merged["head"].created = merged["head"].modified = 0
        merged.recalcTimestamp = False
        merged.save(f"{HERE}/{name}.ttf")
        print(name, len(merged.getGlyphOrder()), "glyphs", os.path.getsize(f"{HERE}/{name}.ttf"), "bytes")
