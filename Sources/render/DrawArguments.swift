/// What was written on the command line, before it is checked.
struct DrawArguments: Equatable {
  // Which region, and when.
  var offset: [String] = []
  var item: [String] = []
  var sweep: String?
  var full = false
  var at: [String] = []
  var select: [String] = []
  var keepsOffset = false
  // The screen.
  var device: [String] = []
  var size: String?
  var scale: String?
  var light = false
  var dark = false
  var leftToRight = false
  var rightToLeft = false
  var textSize: [String] = []
  var fonts: String?
  var indicators = false
  // What is written.
  var sheet = false
  var filmstrip = false
  var animate = false
  var outline = false
  var annotate: String?
  var tree: String?
  var explain: String?
  var perf = false
  var json = false
  var quiet = false
  // Scene files.
  var limit: [String] = []
  var allowsOutside = false

  var words: [String] = []
}
