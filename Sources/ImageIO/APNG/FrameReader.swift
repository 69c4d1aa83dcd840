/// A frame of an animated PNG file, with its pixels as a separate PNG file.
struct FrameFile {
  let control: FrameControl
  let file: Data
}

/// Splits an animated PNG file into frames.
struct FrameReader {
  let header: PNGHeader
  private var start = Data()
  private var control: FrameControl?
  private var pixels = Data()
  private var number: UInt32 = 0
  private var parts: [FrameFile] = []

  init(header: PNGHeader) { self.header = header }

  /// Returns the frames in order. Pixels without a preceding `fcTL` chunk are ignored.
  ///
  /// Sequence numbers must count up by one from 0.
  func read(_ chunks: [PNGChunk]) throws(ImageIOError) -> [FrameFile] {
    var reader = self
    for chunk in chunks { try reader.take(chunk) }
    try reader.finishFrame()
    return reader.parts
  }

  private mutating func take(_ chunk: PNGChunk) throws(ImageIOError) {
    switch chunk.name {
    case "fcTL":
      try finishFrame()
      control = try FrameControl(numbered(chunk), in: header)
    case "IDAT":
      guard let control else { return }
      guard control.box.width == header.width, control.box.height == header.height else {
        throw .corrupt(.png, reason: "its first frame does not cover the picture")
      }
      pixels += chunk.data
    case "fdAT":
      guard control != nil else {
        throw .corrupt(.png, reason: "a frame's pixels precede its control chunk")
      }
      pixels += PNGChunk(name: "IDAT", body: try numbered(chunk)).data
    case "acTL", "IEND":
      return
    default:
      // Chunks for all frames: the header, a palette, a transparent colour.
      if parts.isEmpty, pixels.isEmpty { start += chunk.data }
    }
  }

  private mutating func numbered(_ chunk: PNGChunk) throws(ImageIOError) -> Data {
    guard chunk.body.count >= 4, chunk.body.word(0) == number else {
      throw .corrupt(.png, reason: "its frames are out of order")
    }
    number += 1
    return chunk.body.dropFirst(4)
  }

  private mutating func finishFrame() throws(ImageIOError) {
    guard let control else { return }
    guard !pixels.isEmpty else {
      throw .corrupt(.png, reason: "a frame has no pixels")
    }
    let size = Data(word: control.box.width) + Data(word: control.box.height)
    // The header chunk comes first: length, name, and a body that begins with the size.
    let body = size + Data(start.prefix(8 + 13).dropFirst(8 + 8))
    let file =
      Data.pngSignature + PNGChunk(name: "IHDR", body: body).data
      + start.dropFirst(12 + 13) + pixels + PNGChunk(name: "IEND", body: Data()).data
    parts.append(FrameFile(control: control, file: file))
    self.control = nil
    pixels = Data()
  }
}
