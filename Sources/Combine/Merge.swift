#if Combine
  import OpenCombine

  extension Publishers {
    /// A publisher of the values of two publishers. Source: Apple, Publishers.Merge.
    public struct Merge<A: Publisher, B: Publisher>: Publisher
    where A.Output == B.Output, A.Failure == B.Failure {
      public typealias Output = A.Output
      public typealias Failure = A.Failure

      /// The first publisher.
      public let a: A
      /// The second publisher.
      public let b: B

      /// Creates a publisher.
      public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

      public func receive<Downstream: Subscriber>(subscriber: Downstream)
      where Downstream.Input == Output, Downstream.Failure == Failure {
        MergedValues.begin(
          subscriber, a.subscribe, b.subscribe)
      }
    }

    /// A publisher of the values of three publishers. Source: Apple, Publishers.Merge3.
    public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where
      A.Output == B.Output, A.Failure == B.Failure, B.Output == C.Output,
      B.Failure == C.Failure
    {
      public typealias Output = A.Output
      public typealias Failure = A.Failure

      /// The first publisher.
      public let a: A
      /// The second publisher.
      public let b: B
      /// The third publisher.
      public let c: C

      /// Creates a publisher.
      public init(_ a: A, _ b: B, _ c: C) { (self.a, self.b, self.c) = (a, b, c) }

      public func receive<Downstream: Subscriber>(subscriber: Downstream)
      where Downstream.Input == Output, Downstream.Failure == Failure {
        MergedValues.begin(
          subscriber, a.subscribe, b.subscribe, c.subscribe)
      }
    }

    /// A publisher of the values of four publishers. Source: Apple, Publishers.Merge4.
    public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where
      A.Output == B.Output, A.Failure == B.Failure, B.Output == C.Output,
      B.Failure == C.Failure, C.Output == D.Output, C.Failure == D.Failure
    {
      public typealias Output = A.Output
      public typealias Failure = A.Failure

      /// The first publisher.
      public let a: A
      /// The second publisher.
      public let b: B
      /// The third publisher.
      public let c: C
      /// The fourth publisher.
      public let d: D

      /// Creates a publisher.
      public init(_ a: A, _ b: B, _ c: C, _ d: D) {
        (self.a, self.b, self.c, self.d) = (a, b, c, d)
      }

      public func receive<Downstream: Subscriber>(subscriber: Downstream)
      where Downstream.Input == Output, Downstream.Failure == Failure {
        MergedValues.begin(
          subscriber, a.subscribe, b.subscribe, c.subscribe, d.subscribe)
      }
    }

    /// A publisher of the values of five publishers. Source: Apple, Publishers.Merge5.
    public struct Merge5<
      A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher
    >: Publisher
    where
      A.Output == B.Output, A.Failure == B.Failure, B.Output == C.Output,
      B.Failure == C.Failure, C.Output == D.Output, C.Failure == D.Failure, D.Output == E.Output,
      D.Failure == E.Failure
    {
      public typealias Output = A.Output
      public typealias Failure = A.Failure

      /// The first publisher.
      public let a: A
      /// The second publisher.
      public let b: B
      /// The third publisher.
      public let c: C
      /// The fourth publisher.
      public let d: D
      /// The fifth publisher.
      public let e: E

      /// Creates a publisher.
      public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) {
        (self.a, self.b, self.c, self.d, self.e) = (a, b, c, d, e)
      }

      public func receive<Downstream: Subscriber>(subscriber: Downstream)
      where Downstream.Input == Output, Downstream.Failure == Failure {
        MergedValues.begin(
          subscriber, a.subscribe, b.subscribe, c.subscribe, d.subscribe, e.subscribe)
      }
    }

    /// A publisher of the values of six publishers. Source: Apple, Publishers.Merge6.
    public struct Merge6<
      A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher
    >: Publisher
    where
      A.Output == B.Output, A.Failure == B.Failure, B.Output == C.Output,
      B.Failure == C.Failure, C.Output == D.Output, C.Failure == D.Failure, D.Output == E.Output,
      D.Failure == E.Failure, E.Output == F.Output, E.Failure == F.Failure
    {
      public typealias Output = A.Output
      public typealias Failure = A.Failure

      /// The first publisher.
      public let a: A
      /// The second publisher.
      public let b: B
      /// The third publisher.
      public let c: C
      /// The fourth publisher.
      public let d: D
      /// The fifth publisher.
      public let e: E
      /// The sixth publisher.
      public let f: F

      /// Creates a publisher.
      public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F) {
        (self.a, self.b, self.c, self.d, self.e, self.f) = (a, b, c, d, e, f)
      }

      public func receive<Downstream: Subscriber>(subscriber: Downstream)
      where Downstream.Input == Output, Downstream.Failure == Failure {
        MergedValues.begin(
          subscriber, a.subscribe, b.subscribe, c.subscribe, d.subscribe, e.subscribe, f.subscribe)
      }
    }

    /// A publisher of the values of seven publishers. Source: Apple, Publishers.Merge7.
    public struct Merge7<
      A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher,
      G: Publisher
    >: Publisher
    where
      A.Output == B.Output, A.Failure == B.Failure, B.Output == C.Output,
      B.Failure == C.Failure, C.Output == D.Output, C.Failure == D.Failure, D.Output == E.Output,
      D.Failure == E.Failure, E.Output == F.Output, E.Failure == F.Failure, F.Output == G.Output,
      F.Failure == G.Failure
    {
      public typealias Output = A.Output
      public typealias Failure = A.Failure

      /// The first publisher.
      public let a: A
      /// The second publisher.
      public let b: B
      /// The third publisher.
      public let c: C
      /// The fourth publisher.
      public let d: D
      /// The fifth publisher.
      public let e: E
      /// The sixth publisher.
      public let f: F
      /// The seventh publisher.
      public let g: G

      /// Creates a publisher.
      public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G) {
        (self.a, self.b, self.c, self.d, self.e, self.f, self.g) = (a, b, c, d, e, f, g)
      }

      public func receive<Downstream: Subscriber>(subscriber: Downstream)
      where Downstream.Input == Output, Downstream.Failure == Failure {
        MergedValues.begin(
          subscriber, a.subscribe, b.subscribe, c.subscribe, d.subscribe, e.subscribe, f.subscribe,
          g.subscribe)
      }
    }

    /// A publisher of the values of eight publishers. Source: Apple, Publishers.Merge8.
    public struct Merge8<
      A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher,
      G: Publisher, H: Publisher
    >: Publisher
    where
      A.Output == B.Output, A.Failure == B.Failure, B.Output == C.Output,
      B.Failure == C.Failure, C.Output == D.Output, C.Failure == D.Failure, D.Output == E.Output,
      D.Failure == E.Failure, E.Output == F.Output, E.Failure == F.Failure, F.Output == G.Output,
      F.Failure == G.Failure, G.Output == H.Output, G.Failure == H.Failure
    {
      public typealias Output = A.Output
      public typealias Failure = A.Failure

      /// The first publisher.
      public let a: A
      /// The second publisher.
      public let b: B
      /// The third publisher.
      public let c: C
      /// The fourth publisher.
      public let d: D
      /// The fifth publisher.
      public let e: E
      /// The sixth publisher.
      public let f: F
      /// The seventh publisher.
      public let g: G
      /// The eighth publisher.
      public let h: H

      /// Creates a publisher.
      public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H) {
        (self.a, self.b, self.c, self.d, self.e, self.f, self.g, self.h) = (a, b, c, d, e, f, g, h)
      }

      public func receive<Downstream: Subscriber>(subscriber: Downstream)
      where Downstream.Input == Output, Downstream.Failure == Failure {
        MergedValues.begin(
          subscriber, a.subscribe, b.subscribe, c.subscribe, d.subscribe, e.subscribe, f.subscribe,
          g.subscribe, h.subscribe)
      }
    }

    /// A publisher of the values of any number of publishers of one type. Source: Apple,
    /// Publishers.MergeMany.
    public struct MergeMany<Upstream: Publisher>: Publisher {
      public typealias Output = Upstream.Output
      public typealias Failure = Upstream.Failure

      /// The publishers.
      public let publishers: [Upstream]

      /// Creates a publisher.
      public init(_ upstream: Upstream...) { publishers = upstream }

      /// Creates a publisher of a sequence of publishers.
      public init(_ upstream: some Swift.Sequence<Upstream>) { publishers = Array(upstream) }

      public func receive<Downstream: Subscriber>(subscriber: Downstream)
      where Downstream.Input == Output, Downstream.Failure == Failure {
        MergedValues.begin(
          subscriber, all: publishers.map { publisher in { publisher.subscribe($0) } })
      }

      /// Adds a publisher.
      public func merge(with other: Upstream) -> MergeMany { MergeMany(publishers + [other]) }
    }
  }

  extension Publishers.Merge: Equatable where A: Equatable, B: Equatable {}
  extension Publishers.Merge3: Equatable where A: Equatable, B: Equatable, C: Equatable {}
  extension Publishers.Merge4: Equatable
  where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}
  extension Publishers.Merge5: Equatable
  where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable {}
  extension Publishers.Merge6: Equatable
  where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable {}
  extension Publishers.Merge7: Equatable
  where
    A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable,
    G: Equatable
  {}
  extension Publishers.Merge8: Equatable
  where
    A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable,
    G: Equatable, H: Equatable
  {}
  extension Publishers.MergeMany: Equatable where Upstream: Equatable {}
#endif
