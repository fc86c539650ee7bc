import sys

from paiguan.cli import main

sys.exit(main())
