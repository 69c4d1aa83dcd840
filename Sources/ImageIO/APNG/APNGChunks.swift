/// Assembles the chunks of still images into an animation.
struct APNGChunks {
  private var chunks = Data.pngSignature
  /// The sequence number of the next `fcTL` or `fdAT` chunk.
  private var number: UInt32 = 0
  private var isFirst = true

  var file: Data { chunks + PNGChunk(name: "IEND", body: Data()).data }

  /// Adds a frame that was encoded as a still image.
  ///
  /// - Parameter control: The body of the `acTL` chunk.
  mutating func add(_ still: [PNGChunk], _ frame: FrameControl, control: Data) {
    if isFirst {
      for chunk in still.prefix(while: { $0.name != "IDAT" }) {
        chunks += chunk.data
        if chunk.name == "IHDR" { chunks += PNGChunk(name: "acTL", body: control).data }
      }
    }
    addNumbered("fcTL", frame.body)
    for chunk in still where chunk.name == "IDAT" {
      if isFirst { chunks += chunk.data } else { addNumbered("fdAT", chunk.body) }
    }
    isFirst = false
  }

  private mutating func addNumbered(_ name: String, _ body: Data) {
    chunks += PNGChunk(name: name, body: Data(word: number) + body).data
    number += 1
  }
}
